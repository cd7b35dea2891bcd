/**
 * @generated SignedSource<<e8d448656760e043b72978e594784fff>>
 * @relayHash 015176adc8017fc63242977ab92f26a2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9d9243398ba68cfae6c8748af34faf6bcade1f338f2fcd7032aa5262958e9e2e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FaqPageQuery } from './FaqPageQuery.graphql';

const node: PreloadableConcreteRequest<FaqPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9d9243398ba68cfae6c8748af34faf6bcade1f338f2fcd7032aa5262958e9e2e",
    "metadata": {},
    "name": "FaqPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
