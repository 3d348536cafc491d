import { goProgram } from '../run/go-program.mjs';

/** Versity's S3 gateway: object storage in a folder. */
export const versitygw = goProgram({
  name: 'versitygw',
  module: 'github.com/versity/versitygw',
  folder: '/cmd/versitygw',
  version: 'v1.8.0',
  variable: 'VERSITYGW',
});
