export type { Exercised } from './exercise.ts';
export { FAULTS, type Failure, type Fault } from './failure.ts';
export { fuzz, type FuzzPlan, type FuzzReport } from './fuzz.ts';
export { aTable, type Line, perform, type Performed, type TestTable } from './perform.ts';
export { playthrough, type PlaythroughPlan } from './playthrough.ts';
