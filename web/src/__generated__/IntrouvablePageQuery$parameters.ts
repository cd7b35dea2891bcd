/**
 * @generated SignedSource<<2fddf26650120542662e8902dbd54912>>
 * @relayHash bf2a3442ffe34a843d32590a505e426a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e4285996f8248468572ffba5273e3d3b7cd9d7eb118378b36e6460352890e82

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0e4285996f8248468572ffba5273e3d3b7cd9d7eb118378b36e6460352890e82",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
