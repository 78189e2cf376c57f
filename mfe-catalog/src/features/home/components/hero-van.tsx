import { drawElevation } from '../../../elevation/elevation.ts';

/** A long van with a high roof, but no particular model. */
export const HERO_VAN = { length: 5_986, height: 2_590, wheelbase: 3_640, loadLength: 3_450 };

const van = drawElevation(HERO_VAN);
const [cowlX, cowlY] = van.cowl;
const [browX, browY] = van.brow;
const DOOR_END = browX + 700;
const LOAD_START = DOOR_END + 60;
const WAIST = cowlY + 80;

const seam = { fill: 'none', stroke: '#838990', strokeWidth: 10, strokeLinejoin: 'round' } as const;

/** The white van of the hero, drawn from its measurements. Decorative: the text beside it has the content. */
export function HeroVan({ className }: { readonly className?: string | undefined }) {
  return (
    <svg viewBox="-220 -2650 6426 2850" aria-hidden="true" className={className}>
      <defs>
        <linearGradient id="hero-body" x2="0" y2="1">
          <stop stopColor="#fbfbfc" />
          <stop offset=".5" stopColor="#e3e6e9" />
          <stop offset=".54" stopColor="#f6f7f8" />
          <stop offset=".8" stopColor="#d3d7db" />
          <stop offset="1" stopColor="#a0a5ab" />
        </linearGradient>
        <linearGradient id="hero-glass" x2=".4" y2="1">
          <stop stopColor="#46515c" />
          <stop offset=".55" stopColor="#252c33" />
          <stop offset="1" stopColor="#14181c" />
        </linearGradient>
        <radialGradient id="hero-shade">
          <stop stopColor="#000" stopOpacity=".5" />
          <stop offset="1" stopColor="#000" stopOpacity="0" />
        </radialGradient>
        <clipPath id="hero-clip">
          <path d={van.body} />
        </clipPath>
        <clipPath id="hero-glass-clip">
          <path d={van.window} />
        </clipPath>
      </defs>
      <ellipse cx="2993" cy="0" rx="3200" ry="130" fill="url(#hero-shade)" />
      <path d={`M700 ${van.sill - 60}H5500V-170H700Z`} fill="#101214" />
      {van.wheels.map((x) => (
        <circle key={x} cx={x} cy={van.sill + 40} r={van.wheelRadius * 1.16} fill="#08090a" />
      ))}
      <path d={van.body} fill="url(#hero-body)" stroke="#8d939a" strokeWidth="7" />
      <g clipPath="url(#hero-clip)">
        <path
          d={`M-50 -230V-660H330L590 -560V-230ZM1390 -230V-470H4250V-230ZM5040 -230V-500H5800L5880 -640H6050V-230Z`}
          fill="#1c1f23"
        />
        <path d="M1390 -800H4250V-690H1390ZM5040 -800H6050V-690H5040Z" fill="#25292e" />
        <path d={`M1380 ${WAIST + 110}H6000`} stroke="#fff" strokeWidth="26" opacity=".8" />
        <path d={`M${browX} -2592H5900V-2440H${browX + 500}Z`} fill="#000" opacity=".05" />
      </g>
      <path
        d={`M${cowlX + 30} ${cowlY - 10}L${browX + 10} ${browY}L${browX + 70} ${browY - 20}L${cowlX + 160} ${cowlY - 20}Z`}
        fill="#20262c"
      />
      <path d={van.window} fill="url(#hero-glass)" />
      <g clipPath="url(#hero-glass-clip)">
        <path
          d={`M${browX - 60} ${cowlY + 60}L${browX + 380} ${browY - 20}h240L${browX + 200} ${cowlY + 60}Z`}
          fill="#fff"
          opacity=".1"
        />
        <path d={`M${browX - 230} ${cowlY + 60}V${browY - 40}h46V${cowlY + 60}Z`} fill="#0c0e10" />
      </g>
      <g {...seam}>
        <path
          d={`M${cowlX + 260} ${cowlY + 30}C${cowlX + 270} ${cowlY + 300} ${cowlX + 330} -760 ${cowlX + 400} -470H${DOOR_END}V${browY + 20}`}
        />
        <path d={`M${LOAD_START} ${browY - 20}H${LOAD_START + 1290}V-470H${LOAD_START}Z`} />
        <path d={`M${LOAD_START + 1330} ${WAIST + 30}H5090`} strokeWidth="26" opacity=".6" />
        <path d="M5806 -2400L5862 -1250V-620M470 -1130C560 -1060 560 -960 530 -850" strokeWidth="8" />
        <g opacity=".45" strokeWidth="7">
          <rect x={LOAD_START + 70} y={browY + 10} width="1150" height="830" rx="60" />
          <rect x={LOAD_START + 1460} y={browY + 10} width="1790" height="830" rx="60" />
        </g>
      </g>
      <g fill="#1e2125">
        <rect x={DOOR_END - 220} y={WAIST} width="180" height="46" rx="23" />
        <rect x={LOAD_START + 50} y={WAIST} width="170" height="46" rx="23" />
        <path d={`M${cowlX + 330} ${cowlY - 20}c-40-30-60-320-20-375q95-45 190 15c20 130 10 300-40 360Z`} />
      </g>
      <path d="M5896 -1235L5958 -1220L5976 -830H5904Z" fill="#a50f1b" />
      <path d="M5900 -1065H5964L5969 -965H5902Z" fill="#f2b33c" opacity=".85" />
      <path
        d="M78 -985C150 -1045 300 -1090 440 -1135C465 -1060 440 -985 380 -955C270 -910 150 -910 60 -905C58 -935 66 -965 78 -985Z"
        fill="#eef2f5"
        stroke="#30343a"
        strokeWidth="8"
      />
      <circle cx="295" cy="-1010" r="46" fill="#fff" />
      {van.wheels.map((x) => (
        <Wheel key={x} x={x} radius={van.wheelRadius} />
      ))}
    </svg>
  );
}

const SPOKES = [36, 108, 180, 252, 324];

function Wheel({ x, radius }: { readonly x: number; readonly radius: number }) {
  return (
    <g transform={`translate(${x} ${-radius})`}>
      <circle r={radius} fill="#15171a" />
      <circle r={radius * 0.68} fill="#0b0c0e" />
      <circle r={radius * 0.65} fill="#bfc4c9" />
      {SPOKES.map((angle) => (
        <ellipse
          key={angle}
          transform={`rotate(${angle})`}
          cy={radius * -0.43}
          rx={radius * 0.13}
          ry={radius * 0.09}
          fill="#24272c"
        />
      ))}
      <circle r={radius * 0.2} fill="#2a2d32" />
      <circle r={radius * 0.11} fill="#8b9098" />
    </g>
  );
}
