/** Where traces go. */
export interface TracingSettings {
  /** Base address of a collector that speaks OTLP over HTTP. */
  endpoint: string;
  /** `key=value` pairs, separated by commas, that the collector asks for. */
  headers: string | undefined;
  /** Which share of all traces is recorded: 0 to 1. */
  share: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads OpenTelemetry's own variables.
 * @returns undefined when no collector is named
 * @throws one line that names the variable that is wrong
 */
export const tracingSettings = (env: Environment): TracingSettings | undefined => {
  const endpoint = env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  if (!endpoint) return undefined;
  if (!/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ''))
    throw new Error('OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://collector:4318');
  const share = Number(env['OTEL_TRACES_SAMPLER_ARG'] || 1);
  if (!(share >= 0 && share <= 1)) throw new Error('OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1');
  return { endpoint, headers: env['OTEL_EXPORTER_OTLP_HEADERS'], share };
};
