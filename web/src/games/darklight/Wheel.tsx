interface Props {
  /** What lies on each space: the name of a sign, or nothing. */
  readonly spaces: readonly { readonly sign: string; readonly tone: 'plain' | 'bad' | 'good' }[];
  /** From 1. */
  readonly marker: number;
  readonly label: string;
  readonly middle: string;
  readonly icon: string;
}

const R = 100;
const HOLE = 52;

const point = (r: number, turn: number): string => {
  const angle = (turn - 0.25) * Math.PI * 2;
  return `${(Math.cos(angle) * r).toFixed(1)} ${(Math.sin(angle) * r).toFixed(1)}`;
};

/** A wheel of spaces with its marker: the Darkness Wheel, and the Dread Wheel of a campaign. */
export function Wheel({ spaces, marker, label, middle, icon }: Props) {
  const count = spaces.length;
  return (
    <svg className="dl-wheel" viewBox="-108 -108 216 216" role="img" aria-label={label}>
      <circle r="106" className="rim" />
      {spaces.map(({ sign, tone }, place) => {
        const [from, to] = [(place - 0.5) / count, (place + 0.5) / count];
        const isHere = place + 1 === marker;
        const [x = '0', y = '0'] = point(83, place / count).split(' ');
        const [nx = '0', ny = '0'] = point(61, place / count).split(' ');
        return (
          <g key={`${place} ${sign}`} className={`${tone}${isHere ? ' here' : ''}`}>
            <path
              d={`M${point(R, from)}A${R} ${R} 0 0 1 ${point(R, to)}L${point(HOLE, to)}A${HOLE} ${HOLE} 0 0 0 ${point(HOLE, from)}Z`}
            />
            {sign !== '' && (
              <use href={`#dl-w-${sign}`} x={Number(x) - 11} y={Number(y) - 11} width="22" height="22" />
            )}
            <text x={nx} y={Number(ny) + 4}>
              {place + 1}
            </text>
          </g>
        );
      })}
      <circle r="48" className="middle" />
      <use href={`#dl-w-${icon}`} x="-22" y="-32" width="44" height="44" className="icon" />
      <text y="32" className="at">
        {middle}
      </text>
    </svg>
  );
}
