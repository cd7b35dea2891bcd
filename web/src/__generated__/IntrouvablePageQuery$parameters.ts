/**
 * @generated SignedSource<<e7c857c23b604e6e93032a760f4514b8>>
 * @relayHash 06d1ddf0a4d25ed2d739ebde96ae1b3b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a079e1cde4f1f1f15fa4d77366c56147b09047c7887e371d28ece2f3b0bc0bd9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntrouvablePageQuery } from './IntrouvablePageQuery.graphql';

const node: PreloadableConcreteRequest<IntrouvablePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a079e1cde4f1f1f15fa4d77366c56147b09047c7887e371d28ece2f3b0bc0bd9",
    "metadata": {},
    "name": "IntrouvablePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
