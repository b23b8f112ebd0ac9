import { type Settings, useSettings } from './settings.ts';

const PAGE_COLOURS = { night: '#0e0c11', parchment: '#d9caa9' } as const;

/** Puts what the player has set on the page itself, where the style sheets read it; at once and after every change. */
export function applySettings(): void {
  apply(useSettings.getState());
  useSettings.subscribe(apply);
}

function apply({ language, theme, motion, textSize, markers, leftHanded }: Settings): void {
  const page = document.documentElement;
  page.lang = language;
  page.dataset['theme'] = theme;
  page.dataset['motion'] = motion;
  page.dataset['text'] = String(textSize);
  page.dataset['markers'] = markers ? 'on' : 'off';
  page.dataset['hand'] = leftHanded ? 'left' : 'right';
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', PAGE_COLOURS[theme]);
}
