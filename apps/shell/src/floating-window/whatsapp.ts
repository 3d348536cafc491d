import type { WhatsAppWidget } from '@souk/contract';

/** What the widget call holds, if it can be used: a number, switched on. Anything else is as if it were not set. Source: WIDGET-06. */
export const readWhatsApp = (data: string | null): WhatsAppWidget | null => {
  if (!data) return null;
  try {
    const widget = JSON.parse(data) as Partial<WhatsAppWidget> | null;
    const number = String(widget?.phoneNumber ?? '').replace(/\D/g, '');
    if (!widget || number.length < 5 || !isOn(widget.status)) return null;
    const messages = Array.isArray(widget.defaultMessage) ? widget.defaultMessage : [];
    return {
      phoneNumber: number,
      name: String(widget.name ?? ''),
      status: true,
      defaultMessage: messages.filter((one): one is string => typeof one === 'string'),
    };
  } catch {
    return null;
  }
};

const isOn = (status: unknown) =>
  status === undefined || status === true || String(status) === '1' || status === 'true';

/** The app's own scheme on a phone, the web address otherwise. Source: spec 2 "Floating window". */
export const whatsAppHref = ({ phoneNumber, defaultMessage }: WhatsAppWidget, isMobile: boolean): string => {
  const query = new URLSearchParams({ phone: phoneNumber, text: defaultMessage[0] ?? '' }).toString();
  return `${isMobile ? 'whatsapp://send' : 'https://api.whatsapp.com/send'}?${query}`;
};

type WithHints = { userAgentData?: { mobile: boolean } };

/** Whether this is a phone, as far as the browser tells. */
export const isMobileDevice = (browser: Navigator): boolean =>
  (browser as Navigator & WithHints).userAgentData?.mobile ?? /Android|iPhone|iPad|Mobile/i.test(browser.userAgent);
