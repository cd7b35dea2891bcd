/**
 * @generated SignedSource<<75740ff17d890e3aa677b7ec1d097cb4>>
 * @relayHash 0b16b1e3e462f28702ec1e3f43953e69
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eaf746f270a09aa7684665fc2dd32d6f80cb6a02ca0bc286e6ab57caa1ad1f3

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PlanPageQuery } from './PlanPageQuery.graphql';

const node: PreloadableConcreteRequest<PlanPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0eaf746f270a09aa7684665fc2dd32d6f80cb6a02ca0bc286e6ab57caa1ad1f3",
    "metadata": {},
    "name": "PlanPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
