/**
 * @generated SignedSource<<72b89c991e2e715a684de18ab48745ae>>
 * @relayHash 6b1c40788e96b75bb03019dd75d61d68
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 759ce3f19519609dbfddf8e41c2fffd1e21d51fd147958ea0d19defd04ebc097

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "759ce3f19519609dbfddf8e41c2fffd1e21d51fd147958ea0d19defd04ebc097",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
