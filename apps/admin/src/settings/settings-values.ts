import type { DeskSettings, SettingsTexts } from '@souk/contract/desk';

type Details = SettingsTexts['details'];
type NamesOf<Kind> = { [K in keyof Details]-?: Details[K] extends Kind ? K : never }[keyof Details];

/** Details that are one text in every language, with the most letters of each. */
export const lines = {
  name: 120,
  email: 200,
  domainUrl: 300,
  websiteTitle: 200,
  websiteLogo: 1000,
  websiteFavicon: 1000,
  websiteCopyrightInfo: 300,
  currencySymbol: 6,
  timeZone: 60,
} as const satisfies Partial<Record<NamesOf<string>, number>>;
export const lineNames = Object.keys(lines) as (keyof typeof lines)[];

/** Details in both languages. */
export const wordNames = ['websiteShortAnnouncement', 'websiteDesc', 'storeVision'] as const;

/** What product pages say, in both languages. */
export const productWordNames = ['deliveryText', 'returnsText'] as const;

export const flagNames = [
  'showDefaultNavBar',
  'showDefaultFooter',
  'landingPageNav',
  'landingPageShowFooter',
] as const satisfies readonly NamesOf<boolean>[];

/** By what payments may begin; an older api says nothing of it, and takes both. */
export const payWayNames = ['takesCards', 'takesPaypal'] as const;

/** Networks that the footer shows. */
export const networks = ['facebook', 'x', 'pinterest', 'linkedin'] as const;

/** Fields by their paths at which stands what the server refuses of them. */
export const toldFields: readonly string[] = [
  ...(['name', 'email', 'domainUrl', 'websiteLogo', 'websiteFavicon', 'timeZone'] as const).map(
    (field) => `details.${field}`,
  ),
  ...networks.map((network) => `details.socialLinks.${network}`),
  'whatsApp.phoneNumber',
  'whatsApp.defaultMessage',
];

/** What the form of the settings holds, as it is typed. */
export type SettingsValues = {
  details: Details;
  theme: string;
  hasWhatsApp: boolean;
  phoneNumber: string;
  whatsAppName: string;
  /** A message a line. */
  messages: string;
  /** The live channel's HTML; empty: none. */
  channel: string;
};

export const valuesOf = ({ details, theme, whatsApp, streaming }: DeskSettings): SettingsValues => ({
  details,
  theme: theme ?? '',
  hasWhatsApp: whatsApp?.status ?? false,
  phoneNumber: whatsApp?.phoneNumber ?? '',
  whatsAppName: whatsApp?.name ?? '',
  messages: whatsApp?.defaultMessage.join('\n') ?? '',
  channel: streaming?.content ?? '',
});

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What is typed, as the call takes it. A button without a number is none; networks without an address are left out. */
export const textsOf = (values: SettingsValues): SettingsTexts => {
  const { details, theme, hasWhatsApp, phoneNumber, whatsAppName, messages, channel } = values;
  return {
    details: {
      ...details,
      socialLinks: Object.fromEntries(Object.entries(details.socialLinks).filter(([, address]) => address.trim())),
    },
    theme: theme.trim() ? theme : null,
    whatsApp: phoneNumber.trim()
      ? {
          phoneNumber: phoneNumber.trim(),
          name: whatsAppName.trim(),
          status: hasWhatsApp,
          defaultMessage: linesOf(messages),
        }
      : null,
    streaming: channel.trim() ? { type: 'IFRAME', content: channel } : null,
  };
};
