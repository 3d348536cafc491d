/** The envelope's code of an answer that is no refusal. Source: spec 8 "Response handling". */
export const successCode = 200;
