/**
 * @generated SignedSource<<bd3f60deede5880ebfad95e95c6f1e02>>
 * @relayHash 0250f107e84f648ff19771f31df736fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7cab9f546eb42e948bbe126c1aedf19b76d784f5dacbe4ac8e18bd0531d39166

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OffrePageQuery } from './OffrePageQuery.graphql';

const node: PreloadableConcreteRequest<OffrePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7cab9f546eb42e948bbe126c1aedf19b76d784f5dacbe4ac8e18bd0531d39166",
    "metadata": {},
    "name": "OffrePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
