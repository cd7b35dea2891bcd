/**
 * @generated SignedSource<<c4a605b5d4c3df7af53c508d21ca54aa>>
 * @relayHash 1b2358f4dfd2a7bae2646bd83edf764b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4f1beaee9849c67eb6302518bb909e080da20c189e2539adc6c46ebab53c8c73

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ListePageQuery } from './ListePageQuery.graphql';

const node: PreloadableConcreteRequest<ListePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4f1beaee9849c67eb6302518bb909e080da20c189e2539adc6c46ebab53c8c73",
    "metadata": {},
    "name": "ListePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
