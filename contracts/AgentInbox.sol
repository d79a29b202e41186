// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/**
 * @title The public record of what one verification service was asked and what it answered.
 * @notice Only content identifiers are kept here: the request and the response are sealed and lie on IPFS, so that
 * anyone can see that an answer was given, when, and that it was never changed, and nobody what was asked.
 */
contract AgentInbox {
    /// @dev PENDING is the zero value on purpose: a request that was just written needs no status of its own.
    enum Status {
        PENDING,
        APPROVED,
        REJECTED,
        UNDECIDED
    }

    struct Request {
        Status status;
        string requestCID;
        string responseCID;
    }

    error NotOwner();
    error NotSubmitter();
    error ZeroOwner();
    error EmptyCID();
    error RequestExists(bytes32 requestHash);
    error RequestUnknown(bytes32 requestHash);
    error StatusNotFinal();
    error StatusAlreadySet(bytes32 requestHash, Status status);

    event SubmitterSet(address indexed submitter, bool allowed);
    event RequestCreated(bytes32 indexed requestHash, address indexed submitter, string requestCID);
    event RequestStatusSet(bytes32 indexed requestHash, Status status, string responseCID);

    address public immutable owner;

    /// @notice The service's OpenPGP key: whoever seals a request to this inbox can take it from the chain itself.
    bytes public publicKey;

    mapping(address submitter => bool) public isSubmitter;

    mapping(bytes32 requestHash => Request) private requests;

    modifier onlyOwner() {
        if (msg.sender != owner) revert NotOwner();
        _;
    }

    constructor(address owner_, bytes memory publicKey_) {
        // Nobody could ever allow a submitter or answer a request.
        if (owner_ == address(0)) revert ZeroOwner();
        owner = owner_;
        publicKey = publicKey_;
    }

    /// @notice Not even the owner submits without being listed, so that the list is the whole truth about who may.
    function setSubmitter(address submitter, bool allowed) external onlyOwner {
        isSubmitter[submitter] = allowed;
        emit SubmitterSet(submitter, allowed);
    }

    /// @notice A request hash commits to the exact sealed bytes; writing it twice could only change what it points to.
    function createRequest(bytes32 requestHash, string calldata requestCID) external {
        if (!isSubmitter[msg.sender]) revert NotSubmitter();
        // The identifier also marks the request as known, which saves a storage slot per request.
        if (bytes(requestCID).length == 0) revert EmptyCID();
        if (exists(requestHash)) revert RequestExists(requestHash);
        requests[requestHash].requestCID = requestCID;
        emit RequestCreated(requestHash, msg.sender, requestCID);
    }

    /// @notice An answer is final: relying parties may act on it as soon as they see it.
    function setRequestStatus(bytes32 requestHash, Status status, string calldata responseCID) external onlyOwner {
        Request storage request = known(requestHash);
        if (status == Status.PENDING) revert StatusNotFinal();
        if (request.status != Status.PENDING) revert StatusAlreadySet(requestHash, request.status);
        request.status = status;
        // May be empty: a service that could not decide has no response to point to.
        request.responseCID = responseCID;
        emit RequestStatusSet(requestHash, status, responseCID);
    }

    /// @dev The getters revert for an unknown hash, since PENDING or an empty identifier would read as an answer.
    function getRequestStatus(bytes32 requestHash) external view returns (Status) {
        return known(requestHash).status;
    }

    function getRequestCid(bytes32 requestHash) external view returns (string memory) {
        return known(requestHash).requestCID;
    }

    function getResponseCid(bytes32 requestHash) external view returns (string memory) {
        return known(requestHash).responseCID;
    }

    function known(bytes32 requestHash) private view returns (Request storage) {
        if (!exists(requestHash)) revert RequestUnknown(requestHash);
        return requests[requestHash];
    }

    function exists(bytes32 requestHash) private view returns (bool) {
        return bytes(requests[requestHash].requestCID).length != 0;
    }
}
