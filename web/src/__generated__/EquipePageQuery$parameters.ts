/**
 * @generated SignedSource<<26d737912679a4293970e8a320eb4efa>>
 * @relayHash f2869e5402ff571e2da60ad6f52b83b1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4c54382cba1e7e75a0bd2ada4025bcd0c6c82d2739e034b6e634920ef613f603

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4c54382cba1e7e75a0bd2ada4025bcd0c6c82d2739e034b6e634920ef613f603",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
