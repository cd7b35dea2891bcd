/**
 * @generated SignedSource<<b5b5df7f8434ba781d9c2a1e3920f80a>>
 * @relayHash de310003e9a5d546b4174136c496d99e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 65f42247a159661a56d62f787e62cf744ff0e05c68128267c7a198463fadaa74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "65f42247a159661a56d62f787e62cf744ff0e05c68128267c7a198463fadaa74",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
