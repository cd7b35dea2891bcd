/**
 * @generated SignedSource<<4b9a22d5f8a050506e4924529456b7df>>
 * @relayHash 8bb9dabb72a99886ccba240774b6de0b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8fc93ef04b397b5b155e11c4263a86cae8aae98f650fc56edf8490f7193d8568

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8fc93ef04b397b5b155e11c4263a86cae8aae98f650fc56edf8490f7193d8568",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
