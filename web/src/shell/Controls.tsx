import { type ReactNode, useId } from 'react';
import Check from '~icons/game-icons/check-mark';

interface OneOf<T extends string | number> {
  readonly label: string;
  readonly values: readonly T[];
  readonly value: T;
  text(value: T): string;
  choose(value: T): void;
  readonly help?: ReactNode;
}

/** One of few, side by side. */
export function Segments<T extends string | number>({ label, values, value, text, choose, help }: OneOf<T>) {
  const name = useId();
  return (
    <fieldset className="fld" aria-describedby={help === undefined ? undefined : `${name}-help`}>
      <legend className="cap">{label}</legend>
      <div className="seg">
        {values.map(one => (
          <label key={one} className={one === value ? 'on' : ''}>
            <input type="radio" name={name} checked={one === value} onChange={() => choose(one)} />
            <span>{text(one)}</span>
          </label>
        ))}
      </div>
      {help !== undefined && (
        <p className="help" id={`${name}-help`}>
          {help}
        </p>
      )}
    </fieldset>
  );
}

/** One of many, in a list that opens. */
export function Select<T extends string | number>({ label, values, value, text, choose, help }: OneOf<T>) {
  const id = useId();
  return (
    <div className="fld">
      <label className="cap" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="drop"
        value={value}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={event => {
          const chosen = values.find(one => String(one) === event.target.value);
          if (chosen !== undefined) choose(chosen);
        }}
      >
        {values.map(one => (
          <option key={one} value={one}>
            {text(one)}
          </option>
        ))}
      </select>
      {help !== undefined && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
    </div>
  );
}

interface YesNo {
  readonly label: string;
  readonly value: boolean;
  readonly help?: ReactNode;
  set(value: boolean): void;
}

export function Tick({ label, value, help, set }: YesNo) {
  const id = useId();
  return (
    <div className="tick">
      <label className="chk">
        <input
          type="checkbox"
          checked={value}
          aria-describedby={help === undefined ? undefined : id}
          onChange={event => set(event.target.checked)}
        />
        <i>{value && <Check className="i" aria-hidden />}</i>
        <span>{label}</span>
      </label>
      {help !== undefined && (
        <p className="help" id={id}>
          {help}
        </p>
      )}
    </div>
  );
}

interface Count {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly help?: ReactNode;
  readonly less: string;
  readonly more: string;
  set(value: number): void;
}

/** A whole number between two others. */
export function Stepper({ label, value, min, max, help, less, more, set }: Count) {
  const id = useId();
  return (
    <div className="fld count">
      <span className="cap" id={id}>
        {label}
      </span>
      <div className="stepper" role="group" aria-labelledby={id}>
        <button type="button" aria-label={less} disabled={value <= min} onClick={() => set(value - 1)}>
          −
        </button>
        <output className="num" aria-live="polite">
          {value}
        </output>
        <button type="button" aria-label={more} disabled={value >= max} onClick={() => set(value + 1)}>
          +
        </button>
      </div>
      {help !== undefined && <p className="help">{help}</p>}
    </div>
  );
}
