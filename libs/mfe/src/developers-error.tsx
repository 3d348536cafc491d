import { useEffect } from 'react';

/** What the development server's client posts to its own page. */
type Build = { type?: unknown } | null;

/**
 * Shows in development what failed, and loads the page anew after the next build: a part that threw at its first rendering is
 * out of reach of the refresh. No build for shoppers holds it.
 */
export function DevelopersError({ error, onMended = reload }: { error: unknown; onMended?: () => void }) {
  useEffect(() => {
    let isBuilding = false;
    const listen = ({ data, source }: MessageEvent<Build>) => {
      if (source !== null && source !== window) return;
      if (data?.type === 'webpackInvalid') isBuilding = true;
      // The client also says so when it connects, to a build that is the one shown.
      if (data?.type === 'webpackOk' && isBuilding) onMended();
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [onMended]);
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return <pre style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', margin: 0 }}>{text}</pre>;
}

const reload = () => location.reload();
