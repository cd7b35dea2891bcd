/**
 * @generated SignedSource<<4959f203daece72c6d5fc429cbed887e>>
 * @relayHash 8c68aaa9ab6b518a66601de6b39466f4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 35632ea4b8e5bc216946b943595792646c69fe12e35a0b79427d9dec1faf196f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EntreprisesPageQuery } from './EntreprisesPageQuery.graphql';

const node: PreloadableConcreteRequest<EntreprisesPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "35632ea4b8e5bc216946b943595792646c69fe12e35a0b79427d9dec1faf196f",
    "metadata": {},
    "name": "EntreprisesPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
