/**
 * @generated SignedSource<<b344a6d75ac42b78ec600eaf36914817>>
 * @relayHash 92d2f130cfae5082e333cf11cb38fc06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 965fa7cb094b325530cdfb963c365fe27cb982647f3de49d98e35c4ac1b7d147

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicesPageQuery } from './ServicesPageQuery.graphql';

const node: PreloadableConcreteRequest<ServicesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "965fa7cb094b325530cdfb963c365fe27cb982647f3de49d98e35c4ac1b7d147",
    "metadata": {},
    "name": "ServicesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
