/**
 * @generated SignedSource<<d27c109f6bd02e1136f44cd888b37913>>
 * @relayHash 82051c1d84274de83a9746a4e204b9a5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7305e17026bd2efec558b3bb32b4196ef1ed3ba381303983c9606c4df87146a1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DevisPageQuery } from './DevisPageQuery.graphql';

const node: PreloadableConcreteRequest<DevisPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7305e17026bd2efec558b3bb32b4196ef1ed3ba381303983c9606c4df87146a1",
    "metadata": {},
    "name": "DevisPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
