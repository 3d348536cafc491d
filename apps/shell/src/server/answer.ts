import { remotePagesHeader, traceIdOf, type BodyTooLarge } from '@souk/contract/internal';
import { tracing } from '@souk/telemetry';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerAction } from './actions/actions';
import { serveSharedData } from './serve-shared-data';
import { answerOffline } from './offline';
import { answerOperations } from './operations';
import { giveReportToken, noteBeacon } from './beacon';
import { createDeskOrigin } from './desk-origin';
import { createPassOn } from './pass-on';
import { serveReleased } from './released-files';
import { remotePages } from './releases/remote-pages';
import { sendTooLarge } from './too-large';
import { sendBroken } from './trouble-page';
import { sendPage } from './send-page';
import type { ServerDeps } from './server-deps';
import { createAuth } from './token/answer-auth';
import { beginAnswer } from './traced-answer';
import { answerVitals } from './vitals';
import { log, withTraceId } from './log';

/** Addresses that belong to the api. Source: docs/test-contract.md, Addresses on the one origin. */
const apiPaths =
  /^\/((api|front|img|docs|sandbox|v1|v2|auth\/realms)(\/|\?|$)|sitemap(-[\w-]+)?\.xml(\?|$)|robots\.txt(\?|$))/;

/** Saves a page of the owner's, at the desk or by the command. */
const savesPage = /^\/api\/(admin|owner)\/page(\?|$)/;

const yearS = 31_536_000;

/** One port, one door: decides who answers a request. */
export const answer = (deps: ServerDeps) => {
  const { config } = deps;
  const passOn = createPassOn(config);
  const answerAuth = createAuth(config);
  const answerElsewhere = createDeskOrigin(config);
  const fetchMissing = async (req: IncomingMessage, path: string) => {
    await deps.releaseCopy.fetchPinned(deps.develop.passOf(req));
    return deps.releaseCopy.fetchFile(path);
  };
  const serveFile = serveReleased(config.releaseDir, config.releaseStore ? fetchMissing : undefined);
  const isSecure = config.publicOrigin.startsWith('https:');

  /** What whoever changes pages waits for: the answer comes when this server shows no page of before any more. */
  const afterChange = (path: string) => {
    if (path.startsWith('/sandbox/')) return async () => deps.cache.clear();
    return /^\/api\/(admin|vendor|owner)\//.test(path) ? deps.changes.seeChanges : undefined;
  };

  const route = (req: IncomingMessage, res: ServerResponse): unknown => {
    const path = req.url ?? '/';
    if (req.method === 'TRACE') return void res.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
    if (answerElsewhere(req, res)) return;
    const sharedData = serveSharedData(deps, req, res);
    if (sharedData) return sharedData;
    if (path.startsWith('/remotes/')) return serveFile(req, res);
    if (answerVitals(deps, path, res)) return;
    if (/^\/beacon(\?|$)/.test(path)) return (req.method === 'POST' ? noteBeacon : giveReportToken)(deps, req, res);
    if (answerOffline(deps, req, res) || answerOperations(deps, req, res) || deps.develop.answer(req, res)) return;
    const signingIn = answerAuth(req, res);
    if (signingIn) return signingIn;
    if (apiPaths.test(path)) {
      if (req.method === 'POST' && savesPage.test(path))
        req.headers[remotePagesHeader] = remotePages(deps.releases.set);
      return passOn(req, res, req.method === 'POST' ? afterChange(path) : undefined);
    }
    if (req.method === 'POST') return answerAction(deps, req, res);
    if (req.method !== 'GET' && req.method !== 'HEAD')
      return void res.writeHead(405, { allow: 'GET, HEAD, POST' }).end();
    return sendPage(deps, req, res);
  };
  /** Whatever goes wrong with one request is that request's: at once or later, it never ends the process. */
  return async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    // Every answer says it, whoever gives it: a visitor's first one may be a picture.
    res.setHeader('x-content-type-options', 'nosniff');
    // Stands for whatever says nothing else; a page and an answer of the api have policies of their own.
    res.setHeader('content-security-policy', "frame-ancestors 'none'");
    if (isSecure) res.setHeader('strict-transport-security', `max-age=${yearS}`);
    if (deps.lifecycle.isDraining) res.setHeader('connection', 'close');
    deps.metrics.observe(req, res);
    const span = beginAnswer(req, res);
    const traceId = traceIdOf(span.traceparent);
    res.setHeader('x-request-id', traceId);
    await withTraceId(traceId, async () => {
      try {
        await tracing().within(span, async () => route(req, res));
      } catch (error) {
        if ((error as Error).name === 'BodyTooLarge') return sendTooLarge(req, res, (error as BodyTooLarge).mustClose);
        log.error({ err: error }, 'request failed');
        sendBroken(req, res, 500);
      }
    });
  };
};
