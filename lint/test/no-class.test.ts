import { tryRule } from './tester.ts';

tryRule('no-class', {
  good: [
    'export const hero = { wounds: 0 };',
    'export type Class = "knight"; export interface Hero { class: Class }',
  ],
  bad: [
    { code: 'export class Hero {}', says: ['class'] },
    { code: 'export const Hero = class {};', says: ['class'] },
  ],
});
