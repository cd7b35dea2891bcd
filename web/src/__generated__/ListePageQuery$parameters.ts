/**
 * @generated SignedSource<<50d301c749f42651d9331ad211a758bd>>
 * @relayHash 45dfb309e0b0cfbd114c6705580b4720
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a8f049f65d053b85db004a30e7bd057c99b68b03f235a834839a50dd3b025bef

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a8f049f65d053b85db004a30e7bd057c99b68b03f235a834839a50dd3b025bef",
    "metadata": {},
    "name": "ListePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
