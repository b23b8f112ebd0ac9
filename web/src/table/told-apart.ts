import type { Seat } from '@tenebrae/kernel';

/** Whoever sits on several seats, or is called like somebody else, is numbered: of two seats called "You" one is "You (2)". */
export function toldApart(names: Readonly<Record<Seat, string>>): Record<Seat, string> {
  const seats = Object.keys(names);
  return Object.fromEntries(
    seats.map(seat => {
      const name = names[seat] ?? '';
      const alike = seats.filter(other => names[other] === name);
      return [seat, name === '' || alike.length < 2 ? name : `${name} (${alike.indexOf(seat) + 1})`];
    }),
  );
}
