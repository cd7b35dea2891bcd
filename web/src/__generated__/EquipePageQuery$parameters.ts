/**
 * @generated SignedSource<<642e9a902d28ac210c8e17a0f881eb61>>
 * @relayHash 28283e2d9504a9762fbd8d82509f0b60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 384f4717d0afd316974a158a5d6103833861c9b3590a62aad48dded253267d7f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "384f4717d0afd316974a158a5d6103833861c9b3590a62aad48dded253267d7f",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
