/**
 * @generated SignedSource<<a457fca2ab612267343df77ca706deea>>
 * @relayHash af58b485cb0d6324c62ba45edd34b4c1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2701dab2942a6a5f0c31c8549e93203e880231db09cddf976ff7ec56d73ef1f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2701dab2942a6a5f0c31c8549e93203e880231db09cddf976ff7ec56d73ef1f",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
