/**
 * @generated SignedSource<<04709408f72e89a2e0453ab4bba4d429>>
 * @relayHash fc529d9e1e801ecef4a2f47b0837bb23
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c2e8b19f5efab11d6e04119353c144085840645d96bc513f309c5c7e67bb8f98

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProjetPageQuery } from './ProjetPageQuery.graphql';

const node: PreloadableConcreteRequest<ProjetPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c2e8b19f5efab11d6e04119353c144085840645d96bc513f309c5c7e67bb8f98",
    "metadata": {},
    "name": "ProjetPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
