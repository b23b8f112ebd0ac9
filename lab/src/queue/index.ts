export { type Database, openDatabase } from './database.ts';
export { countPresent } from './presence.ts';
export { runOverQueue } from './run-queue.ts';
export { type AtWork, workForQueue, type WorkPlan } from './work.ts';
