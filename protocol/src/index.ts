export type * from './api.ts';
export { CLOSED } from './api.ts';
export { logMark } from './log-mark.ts';
export type * from './messages.ts';
export { PROTOCOL } from './messages.ts';
export * from './scene.ts';
export { logPart, pastScene, type Screen, sceneOf, undoTarget } from './scene-of.ts';
export type * from './tables.ts';
