/**
 * @generated SignedSource<<a8fe65fc3d2437a0ed0705a3859997d8>>
 * @relayHash 5b87fe05624d1736ad923bd6909eed2f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cf881a972089d1e6f80c3213ee36bd212a4c8251ff49c87c557de1052d68392d

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "cf881a972089d1e6f80c3213ee36bd212a4c8251ff49c87c557de1052d68392d",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
