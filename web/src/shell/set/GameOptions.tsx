import type { GameOptions as Chosen, OptionSpec, OptionSpecs } from '@tenebrae/kernel';
import type { GameSay, Say } from '../../words/speech.ts';
import { Segments, Select, Stepper, Tick } from '../Controls.tsx';

type Value = Chosen[string];

interface Props {
  readonly specs: OptionSpecs;
  readonly options: Chosen;
  readonly say: Say;
  readonly gameSay: GameSay;
  set(name: string, value: Value): void;
  reset(options: Chosen): void;
  openRule(rule: string): void;
}

/** Every option of the game: the first one in sight, the others folded away, each explained. */
export function GameOptions(props: Props) {
  const { specs, options, say, reset } = props;
  const [first, ...rest] = Object.entries(specs);
  const changed = rest.filter(([name, spec]) => options[name] !== spec.default);
  const defaults = () =>
    reset({ ...options, ...Object.fromEntries(changed.map(([name, spec]) => [name, spec.default])) });
  return (
    <>
      {first !== undefined && <GameOption {...props} name={first[0]} spec={first[1]} />}
      {rest.length > 0 && (
        <details className="more">
          <summary>
            {say('all-options')}
            <small>
              {changed.length === 0 ? say('as-printed') : say('options-changed', { count: changed.length })}
            </small>
          </summary>
          {rest.map(([name, spec]) => (
            <GameOption key={name} {...props} name={name} spec={spec} />
          ))}
          {changed.length > 0 && (
            <button type="button" className="btn ghost back" onClick={defaults}>
              {say('back-to-defaults')}
            </button>
          )}
        </details>
      )}
    </>
  );
}

function GameOption({ name, spec, ...props }: Props & { readonly name: string; readonly spec: OptionSpec }) {
  const { options, say, gameSay, set, openRule } = props;
  const label = gameSay(`option.${name}`);
  const { rule } = spec;
  const help = (
    <>
      {gameSay(`option.${name}.help`)}{' '}
      {rule !== undefined && (
        <button
          type="button"
          className="rule"
          aria-label={say('open-rule', { rule })}
          onClick={() => openRule(rule)}
        >
          {rule}
        </button>
      )}
    </>
  );
  const value = options[name] ?? spec.default;
  switch (spec.kind) {
    case 'flag':
      return <Tick label={label} value={value === true} help={help} set={on => set(name, on)} />;
    case 'choice': {
      const Choice = spec.values.length <= 3 && spec.values.every(one => one.length < 9) ? Segments : Select;
      return (
        <Choice
          label={label}
          values={spec.values}
          value={String(value)}
          text={one => gameSay(`option.${name}.${one}`)}
          choose={one => set(name, one)}
          help={help}
        />
      );
    }
    case 'number':
      return (
        <Stepper
          label={label}
          value={Number(value)}
          min={spec.min}
          max={spec.max}
          help={help}
          less={say('fewer', { what: label })}
          more={say('more-of', { what: label })}
          set={count => set(name, count)}
        />
      );
  }
}
