/** Elements that an owner's page may hold. Anything else is taken out; what it held stays. */
export const allowedTags = new Set(
  (
    'a abbr address article aside b blockquote br button caption cite code col colgroup data dd del details dfn div dl dt em ' +
    'fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr i img input ins kbd label legend li main mark nav ol ' +
    'optgroup option p picture pre q s samp section select small source span strong sub summary sup table tbody td template ' +
    'textarea tfoot th thead time tr u ul var video wbr ' +
    'svg g path circle ellipse line polygon polyline rect title desc'
  ).split(' '),
);

/** Elements that go with all they hold: code, foreign documents, and what only works by script. */
export const droppedTags = new Set(
  'script style iframe frame frameset object embed applet noscript math base meta link title canvas audio portal xmp noembed plaintext'.split(
    ' ',
  ),
);

/** Elements of drawings; they stand only inside `svg`. */
export const svgTags = new Set('svg g path circle ellipse line polygon polyline rect title desc'.split(' '));

const everywhere =
  'class id title lang dir role hidden tabindex translate data-souk data-souk-field data-souk-if'.split(' ');

const drawing =
  'viewbox width height fill stroke stroke-width stroke-linecap stroke-linejoin d cx cy r rx ry x y x1 x2 y1 y2 points transform opacity fill-rule clip-rule preserveaspectratio'.split(
    ' ',
  );

const byTag: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'target', 'hreflang'],
  img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
  source: ['src', 'srcset', 'sizes', 'media', 'type', 'width', 'height'],
  video: ['src', 'poster', 'controls', 'muted', 'loop', 'playsinline', 'width', 'height', 'preload'],
  input:
    'type name value placeholder required min max step maxlength minlength checked disabled autocomplete inputmode pattern'.split(
      ' ',
    ),
  textarea: ['name', 'placeholder', 'required', 'maxlength', 'rows', 'cols'],
  select: ['name', 'required', 'disabled'],
  option: ['value', 'selected', 'disabled'],
  optgroup: ['label', 'disabled'],
  button: ['type', 'name', 'value', 'disabled'],
  label: ['for'],
  ol: ['start', 'reversed', 'type'],
  li: ['value'],
  td: ['colspan', 'rowspan', 'headers'],
  th: ['colspan', 'rowspan', 'headers', 'scope'],
  col: ['span'],
  colgroup: ['span'],
  time: ['datetime'],
  data: ['value'],
  details: ['open'],
  q: ['cite'],
  blockquote: ['cite'],
  ...Object.fromEntries([...svgTags].map((tag) => [tag, drawing])),
};

/** Marks of our own page: an owner's element that wore them would be taken for ours. */
const reservedData =
  /^data-(action|cart-count|document-status|hydrate|header-bar|count-one|count-other|owner|styled|precedence|href|react)/;

/** Whether an element may carry an attribute; its value is judged apart. */
export const isAllowedAttribute = (tag: string, name: string): boolean => {
  if (everywhere.includes(name)) return true;
  if (name.startsWith('aria-')) return /^aria-[a-z]{2,20}$/.test(name);
  if (name.startsWith('data-')) return /^data-[a-z0-9-]{1,60}$/.test(name) && !reservedData.test(name);
  return byTag[tag]?.includes(name) ?? false;
};

/** Attributes that hold an address, with what the address is for. */
export const addressAttributes: Readonly<Record<string, 'link' | 'media'>> = {
  href: 'link',
  cite: 'link',
  src: 'media',
  poster: 'media',
};

/** Kinds of fields that a page may ask with: no passwords, no files. */
export const inputTypes = new Set(
  'text email search tel number radio checkbox hidden submit range url date color'.split(' '),
);

/** Ids that scripts of the page look for under the same name; an owner's id like it gets a prefix. */
export const isReservedId = (id: string): boolean =>
  /^(souk|__|\$|shell$|catalog$|cart_checkout$|account$|merchant$|custom_pages$|datalayer$|fbq$|gtag$|posthog$|stripe$|paypal$|webpack)/i.test(
    id,
  );
