import type { RequestListener } from 'node:http';

export type Encoding = 'br' | 'gzip';

export function filesOf(folder: string, how?: { readonly encodings?: readonly Encoding[] }): RequestListener;
