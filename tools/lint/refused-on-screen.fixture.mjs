/** What no page writes on its screen: a title, the file, the line and what lint says of it. */
export const refusedOnScreen = [
  [
    'a page tells a price by the clock of the device',
    'apps/catalog/src/x.ts',
    'export const now = () => new Date();',
    /store’s clock tells/,
  ],
  [
    'a form sends files by a control of its own',
    'apps/account/src/reviews/x.tsx',
    'export const X = () => <input type="file" />;',
    /Take PictureInput of @souk\/ui/,
  ],
  [
    'a page asks for a code by a field that cuts what is pasted',
    'apps/merchant/src/x.tsx',
    'export const X = () => <input autoComplete="one-time-code" maxLength={6} />;',
    /Take OneTimeCodeField of @souk\/ui/,
  ],
  [
    'a style names a colour',
    'apps/catalog/src/home-page/x.tsx',
    "export const X = () => <p style={{ color: 'red' }} />;",
    /A colour has a name/,
  ],
  [
    'a style rounds a corner by a length of its own',
    'apps/catalog/src/home-page/x.ts',
    'export const look = `border-radius: 13px;`;',
    /A corner is of the scale/,
  ],
  [
    'a primitive rounds two corners by a length of its own',
    'libs/ui/src/badge/x.ts',
    'export const look = `border-end-start-radius: 0 0.5rem;`;',
    /A corner is of the scale/,
  ],
  [
    'a sentence stands in the page',
    'apps/shell/src/layout/x.tsx',
    'export const X = () => <p>Free delivery</p>;',
    /A sentence stands in messages/,
  ],
  [
    'a label is one language',
    'libs/ui/src/x.tsx',
    'export const X = () => <nav aria-label="Pages" />;',
    /A sentence stands in messages/,
  ],
  [
    'a page takes the browser’s storage as it is',
    'apps/account/src/x.ts',
    "export const note = () => localStorage.setItem('a', 'b');",
    /Take tabStorage or deviceStorage/,
  ],
  [
    'a piece of a page that comes late is lost without a connection',
    'apps/catalog/src/x.tsx',
    "import { lazy } from 'react';\nexport const Late = lazy(() => import('./late'));",
    /Take lazyPart of/,
  ],
  [
    'a desk shows a moment by the reader’s own clock',
    'libs/desk/src/x.tsx',
    'export const X = ({ at }: { at: string }) => <DateText iso={at} look="time" />;',
    /by the store’s clock/,
  ],
  [
    'a desk takes a moment by the reader’s own clock',
    'apps/admin/src/x.tsx',
    'export const X = () => <TextField type="datetime-local" />;',
    /by the store’s clock/,
  ],
  ['a form tells by a flag', 'apps/admin/src/x.ts', 'const [a, setChecked] = useState(false);', /by useFieldFaults/],
  ['a form tells by a text', 'libs/desk/src/x.ts', 'const [a, setWrong] = useState<A>(null);', /by useFieldFaults/],
  ['an answer leads', 'apps/sell/src/x.ts', 'useMutation({ onSuccess: () => navigate(a) });', /led away/],
  ['a change leads', 'apps/admin/src/x.ts', 'useDeskChange(a, { then: () => navigate(b) });', /led away/],
];
