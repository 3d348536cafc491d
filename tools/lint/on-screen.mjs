const colour = String.raw`(^|[\s:(,])#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b|\b(rgb|hsl)a?\(`;
/** A length of its own in `border-radius: 12px` and the like; an interpolation ends the piece of the template. */
const radius = String.raw`border(-[a-z]+)*-radius:[^;]*?\b[1-9][0-9.]*(px|%|r?em)`;
const words = '[A-Za-zÀ-ÿ]{2}';
/** The id of a sentence is none: `title="reviews.title"` of a component of ours. */
const noId = String.raw`(?!\w+\.[\w.]+$)`;

const named = 'A colour has a name: a token of libs/ui/src/theme.';
const rounded =
  'A corner is of the scale: var(--radius), -small or -round, or `radius.large`, `radius.sheet` of @souk/ui (docs/look.md, Space).';
const written = 'A sentence stands in messages.en.json and messages.fr.json of its slice.';
const remade =
  'A field that is made anew loses what is typed and the focus: it follows its address by useFieldOfAddress of @souk/state/field-of-address.';
const led =
  'Nobody is led away from where they have gone on: what follows an answer stands with the press (`mutate(input, { onSuccess })`), in `thenIfMounted` of useDeskChange, or asks useIsMounted of @souk/state/is-mounted.';
const called = 'A call is a record of libs/contract: libs/api-client makes the function.';
const chosen = 'Take PictureInput of @souk/ui: a form is not submitted while its pictures are being sent.';
const coded =
  'Take OneTimeCodeField of @souk/ui: it drops the spaces that a code is pasted with before anything is cut.';
const stored = 'Take tabStorage or deviceStorage of @souk/state: some browsers refuse to store.';
const told =
  'What time it is, the store’s clock tells, not the device’s: useStoreNow and useStoreDay of @souk/state for what is drawn, storeNow for what a press does.';
const loaded =
  'Take lazyPart of @souk/mfe: what does not come without a connection takes its whole part of the page with it.';

/** What a page does when the server has answered, which may be long after the press. */
const late =
  "CallExpression[callee.name='useMutation'] > ObjectExpression > Property[key.name=/^on(Success|Error|Settled)$/]";
const atDesk = "CallExpression[callee.name='useDeskChange'] > ObjectExpression > Property[key.name='then']";

/** What stands on a screen: its colours and corners are of the theme, its sentences are in every language, its times are the store's. For `no-restricted-syntax`. */
export const onScreen = [
  { selector: `TemplateElement[value.raw=/${colour}/i]`, message: named },
  { selector: `Literal[value=/${colour}/i]`, message: named },
  {
    selector:
      "JSXAttribute[name.name='style'] Property[key.name=/color|background|fill|stroke/i] > Literal[value=/^(?!none$|transparent$|inherit$|currentColor$)[a-z]+$/i]",
    message: named,
  },
  { selector: `TemplateElement[value.raw=/${radius}/]`, message: rounded },
  { selector: `JSXText[value=/${words}/]`, message: written },
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: told },
  {
    selector: `JSXAttribute[name.name=/^(aria-label|aria-description|title|placeholder|alt)$/] > Literal[value=/^${noId}.*${words}/]`,
    message: written,
  },
  {
    selector: "JSXOpeningElement:has(> JSXAttribute[name.name='key']) > JSXAttribute[name.name='defaultValue']",
    message: remade,
  },
  { selector: "JSXAttribute[name.name='autoComplete'] Literal[value='one-time-code']", message: coded },
  {
    selector: `${late}:not(:has(Identifier[name=/[mM]ounted$/])) CallExpression:matches([callee.name=/^(navigate|go|onClose)$/], [callee.object.name='location'], [callee.property.name='openPanel'])`,
    message: led,
  },
  {
    selector: `${atDesk}:matches([value.name='onClose'], :has(CallExpression[callee.name=/^(navigate|onClose)$/]))`,
    message: led,
  },
];

/** What a remote leaves to those who own it: calls, the browser's storage, files that are sent while somebody fills in a form, what comes without a connection. */
export const inRemotes = [
  { selector: "CallExpression[callee.name='fetch']", message: called },
  { selector: "MemberExpression[object.name=/^(window|globalThis|self)$/][property.name='fetch']", message: called },
  { selector: "JSXAttribute[name.name='type'] > Literal[value='file']", message: chosen },
  { selector: 'Identifier[name=/^(local|session)Storage$/]', message: stored },
  { selector: "MemberExpression[object.name='document'][property.name='cookie']", message: stored },
  { selector: "CallExpression[callee.name='lazy']", message: loaded },
];

const storeClock =
  'A desk tells and takes times by the store’s clock: StoreTime, StoreTimeField (libs/desk/src/parts/store-time.tsx)';

const keyOfStored =
  'A form is not made anew when somebody else saves: what is typed in it would be lost. useDraft merges both (libs/desk/src/parts/draft.ts)';

const byNarrow =
  'A list of a desk is narrowed by useNarrow (libs/desk/src/parts/use-narrow.ts): a filter chosen right after another drops none';

const keyOfPlace =
  'A row that can be moved or taken out is not known by its place: what it does meanwhile, a picture that is sent or an editor’s undo, would go on in another row. Take rowsOf and keyOf (apps/admin/src/parts/rows.ts)';

const ownTold =
  'A form of a desk tells what is wrong at each field by useFieldFaults (libs/desk/src/parts/use-field-faults.ts): all at once when it is sent, and none that was put right';

/** States in which a form kept by itself whether it was sent, or what is wrong with it. */
const ownFlags = 'Checked|Tried|Submitted|Missing|Incomplete|Wrong|Bad|Invalid|Broken|Faults?';

/** At a desk no moment is shown or typed by the reader's own clock, no form is named by the version or the state of what it changes or keeps by itself what is wrong with it, and no row is known by its place. */
export const atDesks = [
  {
    selector:
      "JSXOpeningElement[name.name='DateText'] > JSXAttribute[name.name='look'] > Literal[value=/^(time|clock)$/]",
    message: storeClock,
  },
  { selector: "CallExpression[callee.name='formatDate'] > Literal[value='time']", message: storeClock },
  { selector: "JSXAttribute[name.name='type'] > Literal[value='datetime-local']", message: storeClock },
  {
    selector:
      "JSXAttribute[name.name='key'] :matches(MemberExpression[property.name=/^(version|state|status|length)$/], Identifier[name='version'])",
    message: keyOfStored,
  },
  {
    selector:
      "CallExpression[callee.name='navigate'] > CallExpression:matches([callee.name=/^href/], [callee.property.name='href'])",
    message: byNarrow,
  },
  {
    selector:
      "JSXElement[openingElement.attributes.0.name.name='key'][openingElement.attributes.0.value.expression.name=/^(at|i|index|place)$/]:has(CallExpression:matches([callee.property.name='filter'], [callee.name=/^(earlier|withoutRow)$/]))",
    message: keyOfPlace,
  },
  {
    selector: `VariableDeclarator[init.callee.name='useState'][id.elements.1.name=/^set(Is)?(${ownFlags})$/]`,
    message: ownTold,
  },
];
