// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {AgentInbox} from "./AgentInbox.sol";

/**
 * @title Makes one inbox per verification service.
 * @notice Open to everyone: an inbox means nothing until the registry of verification services lists it, and
 * inboxes of one factory are known to run the same code.
 */
contract AgentInboxFactory {
    event AgentInboxCreated(address indexed inbox, address indexed owner, bytes publicKey);

    function createAgentInbox(address owner, bytes calldata publicKey) external returns (address inbox) {
        inbox = address(new AgentInbox(owner, publicKey));
        emit AgentInboxCreated(inbox, owner, publicKey);
    }
}
