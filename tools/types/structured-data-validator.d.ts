/** The part that we use of a package that brings no types. */
declare module '@adobe/structured-data-validator' {
  type Found = { jsonld: Record<string, object[]>; microdata: object; rdfa: object };
  type Issue = { severity: 'ERROR' | 'WARNING'; rootType: string; issueMessage: string };
  export default class Validator {
    validate(found: Found): Promise<Issue[]>;
  }
}
