/** Colours of things: like the pictures of products they do not change with the theme. */
export const glaze = '#33606f';
const wood = '#c59a66';
const woodDark = '#a97f4f';
const clay = '#c26a42';
const cream = '#e9dcc7';
const brass = '#c9a24d';

/** A shape with light from the left. */
const Lit = ({ d, fill, transform }: { d: string; fill: string; transform?: string }) => (
  <g {...(transform ? { transform } : {})}>
    <path d={d} fill={fill} />
    <path d={d} fill="url(#lit)" />
  </g>
);

const Ground = ({ y = 236, rx = 150 }: { y?: number; rx?: number }) => (
  <ellipse cx="180" cy={y} rx={rx} ry="17" fill="url(#ground)" />
);

/** Two boards, a vase and a cup, and the ring of dust where something stood. */
export const scene404 = (
  <>
    <Ground y={262} rx={160} />
    <path d="M70 46v206M290 46v206" stroke={woodDark} strokeWidth="7" />
    <Lit d="M44 116h272v11H44z" fill={wood} />
    <Lit d="M44 206h272v11H44z" fill={wood} />
    <path d="M52 127h256v5H52zM52 217h256v5H52z" fill="#000" opacity="0.1" />
    <Lit d="M96 206c-10-8-16-20-16-32 0-18 16-22 16-40h20c0 18 16 22 16 40 0 12-6 24-16 32z" fill={clay} />
    <ellipse cx="106" cy="134" rx="10" ry="3" fill="#000" opacity="0.28" />
    <Lit d="M226 88h40l-4 28h-32z" fill={glaze} />
    <ellipse cx="246" cy="88" rx="20" ry="4" fill="#000" opacity="0.28" />
    <path d="M265 94c13-2 12 15-2 14" stroke={glaze} strokeWidth="5" />
    <ellipse cx="210" cy="208" rx="44" ry="6" stroke="var(--color-ink-soft)" strokeWidth="1.5" strokeDasharray="3 7" />
    <path d="M120 116c0-8 6-12 14-12h36c8 0 12 5 12 12z" fill={cream} />
    <path d="M120 116c0-8 6-12 14-12h36c8 0 12 5 12 12z" fill="url(#lit)" />
  </>
);

/** A cup in two halves, its shards, and the steam that is still there. */
export const scene500 = (
  <>
    <Ground />
    <path
      d="M142 66c-9-11 9-15 0-28M168 70c-9-11 9-15 0-28"
      stroke="var(--color-ink-soft)"
      strokeWidth="2.5"
      opacity="0.5"
    />
    <path d="M92 122c-36-6-34 62 4 56" stroke={glaze} strokeWidth="11" />
    <Lit d="M86 98h102l-12 28 14 18-18 24 8 26-14 40h-40c-22 0-36-16-37-36z" fill={glaze} />
    <path d="M86 98h102l-4 9H87z" fill="#000" opacity="0.25" />
    <Lit d="m206 104 62 2-3 96c-1 16-13 28-32 30h-22l10-34-12-22 16-26z" fill={glaze} transform="rotate(9 236 168)" />
    <Lit d="m186 234 20-13 9 15zM286 232l18-6-3 12zM262 240l10-7 6 9z" fill={glaze} />
  </>
);

/** A chest that is locked, and its key beside it. */
export const scene401 = (
  <>
    <Ground y={242} />
    <Lit d="M78 134h204v98c0 4-3 6-6 6H84c-3 0-6-2-6-6z" fill={wood} />
    <Lit d="M78 134c0-62 24-74 60-74h84c36 0 60 12 60 74z" fill={cream} />
    <path d="M78 130h204v9H78z" fill={woodDark} />
    <path d="M112 62v72M248 62v72M112 139v99M248 139v99" stroke={brass} strokeWidth="8" />
    <Lit d="M158 122h44v46c0 5-4 8-8 8h-28c-4 0-8-3-8-8z" fill={brass} />
    <circle cx="180" cy="144" r="6" fill="#3a2c14" />
    <path d="m177 146-2 16h10l-2-16z" fill="#3a2c14" />
    <path d="m300 236 34-13M327 226l4 9M318 229l4 9" stroke={brass} strokeWidth="5" />
    <circle cx="294" cy="239" r="9" stroke={brass} strokeWidth="5" />
  </>
);

/** A price label whose writing nobody can read, on a knotted string. */
export const scene400 = (
  <>
    <Ground />
    <Lit
      d="M168 88h112c7 0 12 5 12 12v96c0 7-5 12-12 12H168l-42-46c-6-7-6-22 0-28z"
      fill={cream}
      transform="rotate(8 200 150)"
    />
    <circle cx="154" cy="142" r="9" fill="var(--color-paper)" />
    <path d="M154 142c-34 6-78-14-74-50 3-26 38-34 48-10s-22 44-46 34-36-52-10-74" stroke={clay} strokeWidth="3.5" />
    <path d="m190 128 78 11M187 150l56 8" stroke={woodDark} strokeWidth="4" opacity="0.55" />
    <path d="m206 172 34 30M243 175l-40 24" stroke={clay} strokeWidth="5" />
  </>
);
