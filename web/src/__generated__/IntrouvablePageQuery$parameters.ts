/**
 * @generated SignedSource<<a17cb67e7f6d1d679e6feb35c443cc37>>
 * @relayHash d1a983547f4a439aec6fed2bd15cd18e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6ba1640709161f1d1a66c927b937f3185a58fdb8cb6c0c4e0829b821ae01de67

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6ba1640709161f1d1a66c927b937f3185a58fdb8cb6c0c4e0829b821ae01de67",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
