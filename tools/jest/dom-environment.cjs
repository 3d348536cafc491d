const { TestEnvironment } = require('jest-environment-jsdom');

const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'TextDecoderStream',
  'fetch',
  'Request',
  'Response',
  'Headers',
  'FormData',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'structuredClone',
  'Uint8Array',
  'ArrayBuffer',
  'crypto',
  'BroadcastChannel',
];

/** Node's Request, which takes jsdom's abort signals too: the router hands one over with every navigation. */
class PageRequest extends Request {
  constructor(input, init = {}) {
    const { signal, ...rest } = init ?? {};
    super(input, signal && !(signal instanceof AbortSignal) ? { ...rest, signal: bridged(signal) } : init);
  }
}

const bridged = (signal) => {
  const own = new AbortController();
  if (signal.aborted) own.abort(signal.reason);
  else signal.addEventListener('abort', () => own.abort(signal.reason), { once: true });
  return own.signal;
};

/** jsdom with the web APIs that Node has and jsdom lacks. MessageChannel stays out: React's scheduler would keep Jest alive. */
module.exports = class extends TestEnvironment {
  constructor(...args) {
    super(...args);
    const ofForms = this.global.FormData;
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, { value: globalThis[name], configurable: true, writable: true });
    }
    this.global.FormData = readingForms(ofForms);
    Object.defineProperty(this.global, 'Request', { value: PageRequest, configurable: true, writable: true });
  }
};

/** Node's FormData, which fetch takes, made from a form as only jsdom's can read it. */
const readingForms = (FormDataOfForms) =>
  class extends globalThis.FormData {
    constructor(form, submitter) {
      super();
      if (form) for (const [name, value] of new FormDataOfForms(form, submitter)) this.append(name, value);
    }
  };
