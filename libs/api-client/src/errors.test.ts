import {
  createApi,
  createRequestKeys,
  fieldErrorsOf,
  hasReason,
  isApiError,
  isRefused,
  pageStatusOf,
  ruleFor,
  toApiError,
  type ApiError,
} from './index';

type Answer = { status?: number; body?: unknown; text?: string };

const asking = (answer: Answer | Error) => {
  const signedOut: string[] = [];
  const api = createApi({
    locale: () => 'en',
    token: async () => 'jwt',
    cartUuid: () => undefined,
    onSignedOut: (message) => signedOut.push(message),
    fetch: async () => {
      if (answer instanceof Error) throw answer;
      return new Response(answer.text ?? JSON.stringify(answer.body), { status: answer.status ?? 200 });
    },
  });
  return { call: () => api.users.info(), signedOut };
};

const refused = async (answer: Answer | Error): Promise<ApiError> => {
  try {
    await asking(answer).call();
  } catch (error) {
    return error as ApiError;
  }
  throw new Error('the call was expected to fail');
};

describe('[ERR-01] the code comes from the body, else the HTTP status', () => {
  test('200 in the body gives the data', async () => {
    const user = { uid: 'u1' };
    await expect(asking({ body: { code: 200, message: 'success', data: user } }).call()).resolves.toEqual(user);
  });
  test('a refusal inside a good status is a refusal', async () => {
    expect((await refused({ status: 200, body: { code: 403, message: 'no', data: null } })).code).toBe(403);
  });
  test('without an envelope the status speaks', async () => {
    expect((await refused({ status: 404, text: '<html>' })).code).toBe(404);
    expect((await refused({ status: 502, text: '' })).code).toBe(502);
  });
  test.each([
    ['cut off', '{"code":200,"data":tr'],
    ['empty', ''],
    ['of something that stands before the store', '<html>Sign in to the hotel</html>'],
  ])('a good status with a body that is %s is no answer: it fails, and signs nobody out', async (_name, text) => {
    const { call, signedOut } = asking({ status: 200, text });
    await expect(call()).rejects.toMatchObject({ code: 500 });
    expect(signedOut).toEqual([]);
  });
});

describe('[ERR-01] why a call was refused is a name', () => {
  const placed = { code: 409, reason: 'ORDER_PLACED', message: '', data: { orderNo: 'PT1' } };

  test('which types what the refusal says', async () => {
    const error: unknown = await refused({ status: 409, body: placed });
    expect(hasReason(error, 'PRE_ORDER_GONE', 'ORDER_PLACED')).toBe(true);
    expect(hasReason(error, 'ORDER_PLACED') && error.data.orderNo).toBe('PT1');
    expect(hasReason(error, 'NOT_FOUND')).toBe(false);
  });

  test('an answer that is not the api’s has none, whatever its code', async () => {
    const error = await refused({ status: 404, text: '<html>' });
    expect([error.reason, hasReason(error, 'NOT_FOUND')]).toEqual([null, false]);
    expect(hasReason(new Error('NOT_FOUND'), 'NOT_FOUND')).toBe(false);
  });

  test.each<[Answer | Error, boolean, number]>([
    [{ status: 409, body: placed }, true, 409],
    [{ status: 401, body: { code: 410000, reason: 'SIGN_IN_ENDED', message: '', data: null } }, true, 500],
    [{ status: 413, text: '' }, true, 413],
    [{ status: 503, body: { code: 503, reason: 'UNAVAILABLE', message: '', data: null } }, false, 503],
    [{ status: 502, text: '' }, false, 502],
    [new TypeError('Failed to fetch'), false, 500],
  ])('%j: refused %s, the page answers %d', async (answer, isNo, status) => {
    const error = await refused(answer);
    expect([isRefused(error), pageStatusOf(error)]).toEqual([isNo, status]);
  });
});

describe('[ERR-02] what is shown', () => {
  test.each<[number, string, string, string, string | undefined]>([
    [400, 'No such size', 'No such size', 'error.badParameter', 'No such size'],
    [400, '', 'Bad parameter', 'error.badParameter', undefined],
    [403, 'secret reason', 'No access', 'error.noAccess', undefined],
    [404, 'row 7 is gone', 'No data found', 'error.noData', undefined],
    [500, 'stack', 'Something went wrong on the server side, please try again later', 'error.serverSide', undefined],
    [409, 'Sold out', 'Sold out', 'error.platform', 'Sold out'],
    [418, '', 'Something went wrong with the platform', 'error.platform', undefined],
  ])('%d with "%s" shows "%s"', async (code, said, message, messageId, serverMessage) => {
    const error = await refused({ status: code, body: { code, message: said, data: null } });
    expect([error.message, error.messageId, error.serverMessage]).toEqual([message, messageId, serverMessage]);
  });
});

describe('[ERR-03] sign-in is asked for', () => {
  test.each([401, 410000, 410001, 410002])('by %d, with the server’s words', async (code) => {
    const { call, signedOut } = asking({ status: 401, body: { code, message: 'Your session has ended', data: null } });
    await expect(call()).rejects.toMatchObject({ code });
    expect(signedOut).toEqual(['Your session has ended']);
  });

  test('by nothing else', async () => {
    const { call, signedOut } = asking({ status: 403, body: { code: 403, message: '', data: null } });
    await expect(call()).rejects.toMatchObject({ code: 403 });
    expect(signedOut).toEqual([]);
    expect(ruleFor(500).signsOut).toBe(false);
  });
});

describe('[ERR-04] what has no envelope', () => {
  test.each([{ access_token: 'jwt' }, { preferred_username: 'ann' }])('%j passes through', async (body) => {
    await expect(asking({ body }).call()).resolves.toEqual(body);
  });

  test('a failure without a code counts as 500', async () => {
    const cause = new TypeError('Failed to fetch');
    const error = await refused(cause);
    expect([error.code, error.cause]).toEqual([500, cause]);
    expect(toApiError('anything').code).toBe(500);
    expect(toApiError(error)).toBe(error);
  });

  test('a call that could not be sent for want of a connection says so', async () => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: false }, configurable: true });
    const error = await refused(new TypeError('Failed to fetch'));
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    expect([error.code, error.messageId]).toEqual([500, 'error.offline']);
    expect((await refused({ status: 500, body: { code: 500, message: '', data: null } })).messageId).toBe(
      'error.serverSide',
    );
  });

  test.each([
    ['nobody answered', new TypeError('Failed to fetch')],
    ['whose answer broke off', { status: 200, text: '{"code":200,"data":tr' }],
  ])('a call that %s is told as a failed connection, not as a fault of the server', async (_how, answer) => {
    const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
    const error = await refused(answer);
    const once = createRequestKeys().run({}, () => Promise.reject(error));
    await expect(once).rejects.toMatchObject({ code: 500, messageId: 'error.unansweredOnce', cause: error.cause });
    const fault = await refused({ status: 500, body: { code: 500, message: '', data: null } });
    await expect(createRequestKeys().run({}, () => Promise.reject(fault))).rejects.toBe(fault);
    if (before) Object.defineProperty(globalThis, 'navigator', before);
    expect([error.code, error.messageId, isRefused(error)]).toEqual([500, 'error.unanswered', false]);
    expect(fault.messageId).toBe('error.serverSide');
  });

  test('an aborted call throws as fetch does', async () => {
    const stop = new AbortController();
    const api = createApi({
      locale: () => 'en',
      token: async () => undefined,
      cartUuid: () => undefined,
      onSignedOut: () => {},
      fetch: async (_url, init) => {
        stop.abort();
        throw init?.signal?.reason;
      },
    });
    const error: unknown = await api.home.index(stop.signal).catch((reason: unknown) => reason);
    expect([isApiError(error), (error as Error).name]).toEqual([false, 'AbortError']);
  });
});

test('a 400 tells which fields are wrong', async () => {
  const data = { fields: { email: 'Please enter a valid email address' } };
  expect(
    fieldErrorsOf(await refused({ status: 400, body: { code: 400, reason: 'FIELDS_INVALID', message: '', data } })),
  ).toEqual(data.fields);
  expect(fieldErrorsOf(new Error('other'))).toEqual({});
});
