import { throwDie } from '@tenebrae/kernel';
import type { Bot } from './mind.ts';

/** Takes any option. */
export const random: Bot = ({ question, rng }) => throwDie(rng, question.options.length) - 1;
