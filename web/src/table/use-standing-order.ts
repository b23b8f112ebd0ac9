import type { Order, Seat } from '@tenebrae/kernel';
import { useEffect, useRef } from 'react';
import { type Scene, seatsHere } from '../engine/scene.ts';
import type { OpenTable } from './store.ts';

/** Everyone who sits at this screen takes the standing order of the settings when it changes, or when he sits down. */
export function useStandingOrder(table: OpenTable, scene: Scene, order: Order): void {
  const here = seatsHere(scene).join();
  const given = useRef(new Map<Seat, Order>());
  useEffect(() => {
    for (const seat of here === '' ? [] : here.split(',')) {
      if ((given.current.get(seat) ?? 'ask') !== order) void table.order(seat, { default: order });
      given.current.set(seat, order);
    }
  }, [table, here, order]);
}
