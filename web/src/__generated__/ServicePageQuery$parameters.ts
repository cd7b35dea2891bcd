/**
 * @generated SignedSource<<df34995beec4a08d691986bb03f5e923>>
 * @relayHash 839e679830b2d59ed0708c4c00718605
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dd6088fb34252685e6404baff68a376ee90eb1dfd0a0d17acf4d8bb617dd1902

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ServicePageQuery } from './ServicePageQuery.graphql';

const node: PreloadableConcreteRequest<ServicePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dd6088fb34252685e6404baff68a376ee90eb1dfd0a0d17acf4d8bb617dd1902",
    "metadata": {},
    "name": "ServicePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
