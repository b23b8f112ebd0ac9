import type { Order } from '@tenebrae/kernel';
import { useEffect, useRef } from 'react';
import type { Scene } from '../engine/scene.ts';
import type { OpenTable } from './store.ts';

/** Everyone who sits at this screen takes the standing order of the settings when it changes, or when he sits down. */
export function useStandingOrder(table: OpenTable, { seats, sitters }: Scene, order: Order): void {
  const people = seats.filter(seat => sitters[seat] === 'person').join();
  const given = useRef<Order>('ask');
  useEffect(() => {
    if (given.current === order) return;
    given.current = order;
    for (const seat of people === '' ? [] : people.split(',')) void table.order(seat, { default: order });
  }, [table, people, order]);
}
