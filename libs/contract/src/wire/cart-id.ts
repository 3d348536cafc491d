/** An anonymous cart's id: 32 hexadecimal characters. Source: spec 3 "Cookie cartUuid". */
export const cartIdPattern = /^[0-9a-f]{32}$/i;

export const isCartId = (text: unknown): text is string => typeof text === 'string' && cartIdPattern.test(text);
