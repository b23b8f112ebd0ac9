import { tryRule } from './tester.ts';

tryRule('no-default-export', {
  good: ['export const game = 1;', 'const game = 1; export { game };', "export { game } from './game.ts';"],
  bad: [
    { code: 'export default 1;', says: ['default'] },
    { code: 'const game = 1; export { game as default };', says: ['default'] },
    { code: 'const game = 1; export { game as "default" };', says: ['default'] },
    { code: "export { default } from './game.ts';", says: ['default'] },
    { code: 'const game = 1; export = game;', says: ['default'] },
  ],
});
