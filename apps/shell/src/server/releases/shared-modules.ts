import * as analytics from '@souk/analytics';
import * as i18n from '@souk/i18n';
import * as mfe from '@souk/mfe';
import * as query from '@souk/query';
import * as router from '@souk/router';
import * as state from '@souk/state';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as jsxRuntime from 'react/jsx-runtime';
import * as styledComponents from 'styled-components';

/** What remotes' server bundles are given: the same list as tools/build/src/shared.mjs, held equal by a test. */
export const sharedModules: Record<string, unknown> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'styled-components': styledComponents,
  '@souk/analytics': analytics,
  '@souk/i18n': i18n,
  '@souk/mfe': mfe,
  '@souk/query': query,
  '@souk/router': router,
  '@souk/state': state,
};
