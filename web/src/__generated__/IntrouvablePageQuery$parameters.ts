/**
 * @generated SignedSource<<0c3d10ddb204afde60024c51f5f3088e>>
 * @relayHash 32c05be4ca8050692628cb8208c63498
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 10f69e5796d2e6b4d95633baaa2126fa50d5347d654ac4818363ba4283024344

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "10f69e5796d2e6b4d95633baaa2126fa50d5347d654ac4818363ba4283024344",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
