/**
 * @generated SignedSource<<301411dcf5af1446598270c541418c76>>
 * @relayHash 6af4a4a2b435978709fcec5a8f686c53
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 37020cd461d9a9d4101593349fc8d949b74d9abafb12f5af9046e4cc6646749b

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ReferencesPageQuery } from './ReferencesPageQuery.graphql';

const node: PreloadableConcreteRequest<ReferencesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "37020cd461d9a9d4101593349fc8d949b74d9abafb12f5af9046e4cc6646749b",
    "metadata": {},
    "name": "ReferencesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
