/** Parts of what draws the store that never run in the browsers it is built for (`targets` of base.mjs). */
module.exports = [
  {
    file: /stylis\/src\/Prefixer\.js$/,
    // Nothing turns on `enableVendorPrefixes`.
    instead: [
      [
        'export function prefix (value, length, children) {',
        'export function prefix (value, length, children) {\n\treturn value',
      ],
    ],
  },
  {
    file: /lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/,
    // An icon's lines never change places. Each has a random key, which packs badly; React asks for keys under development alone.
    texts: [[/,\s*key: "\w+"/g, '']],
  },
  {
    file: /@formatjs\/intl\/index\.js$/,
    // Every browser has both languages, and nobody is told that one were missing. The first question makes Chromium look through the
    // calendars of all languages: 30 ms of a fast processor, before the application begins.
    never: [
      '!Intl.NumberFormat.supportedLocalesOf(locale).length',
      '!Intl.DateTimeFormat.supportedLocalesOf(locale).length',
      // They have these parts of Intl, too, and who shows words says in which language.
      '!Intl.DisplayNames',
      '!Intl.ListFormat',
      '!Intl.PluralRules',
      '!Intl.RelativeTimeFormat',
      '!locale',
    ],
    // It warns of words that are not compiled, which a build's always are.
    instead: [['verifyConfigMessages(resolvedConfig);', '']],
  },
  {
    file: /react-intl\/index\.js$/,
    texts: [
      // A component's name is for developers.
      [/^\t?\w+\.displayName = .*;$/gm, ''],
      // What is made by a call stays in a build, whether the store shows it or not, unless the call is said to do nothing else.
      [/= (createFormatted\w+\()/g, '= /* @__PURE__ */ $1'],
    ],
  },
  {
    file: /lucide-react\/dist\/esm\/createLucideIcon\.mjs$/,
    // Icons come as data, never by a name alone; the name of a component is for developers.
    texts: [
      [/typeof iconDataOrName === "string"/, 'false'],
      [/if \(iconData\.name\)/, 'if (false)'],
    ],
  },
];
